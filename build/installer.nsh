; What the installer does on Windows beside installing: it makes the folder of the administrators' settings, before somebody else can.

!macro customInstall
  ; Everybody may make folders in ProgramData, and whoever makes one rules over it. So the folder is there from the
  ; beginning, and one that was there before is given to administrators, with all that is in it.
  SetShellVarContext all
  CreateDirectory "$APPDATA\Quillmere\CareConsole"
  ; The names of groups depend on the language of Windows, their numbers do not: administrators, the system, users.
  nsExec::ExecToLog '"$SYSDIR\icacls.exe" "$APPDATA\Quillmere" /setowner *S-1-5-32-544 /T /C /Q'
  nsExec::ExecToLog '"$SYSDIR\icacls.exe" "$APPDATA\Quillmere" /inheritance:r /grant:r *S-1-5-32-544:(OI)(CI)F *S-1-5-18:(OI)(CI)F *S-1-5-32-545:(OI)(CI)RX /Q'
  nsExec::ExecToLog '"$SYSDIR\icacls.exe" "$APPDATA\Quillmere\*" /reset /T /C /Q'
!macroend
