; Creates the folder of the administrators' settings during installation, before anyone else can create it.

!macro customInstall
  ; Any user can create folders in ProgramData and then owns them. Therefore the installer creates the folder, and
  ; transfers an existing one with its content to administrators.
  SetShellVarContext all
  CreateDirectory "$APPDATA\Quillmere\CareConsole"
  ; Group names depend on the language of Windows, so these are their ids: administrators, the system, users.
  nsExec::ExecToLog '"$SYSDIR\icacls.exe" "$APPDATA\Quillmere" /setowner *S-1-5-32-544 /T /C /Q'
  nsExec::ExecToLog '"$SYSDIR\icacls.exe" "$APPDATA\Quillmere" /inheritance:r /grant:r *S-1-5-32-544:(OI)(CI)F *S-1-5-18:(OI)(CI)F *S-1-5-32-545:(OI)(CI)RX /Q'
  nsExec::ExecToLog '"$SYSDIR\icacls.exe" "$APPDATA\Quillmere\*" /reset /T /C /Q'
!macroend
