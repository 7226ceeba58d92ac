; Creates the folder of the administrators' settings during installation, before anyone else can create it, and removes
; what the app has created for each user when it is uninstalled.

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

; Removes what Electron creates for each user who has run the app: its own entry in the Start menu and the class that
; Windows starts for a notification, both at the first notification, and the handler of links.
!macro customUnInstall
  ; An update uninstalls the earlier version first.
  ${ifNot} ${isUpdated}
    StrCpy $0 0
    ${do}
      EnumRegKey $1 HKLM "SOFTWARE\Microsoft\Windows NT\CurrentVersion\ProfileList" $0
      ${if} $1 == ""
        ${exitDo}
      ${endIf}
      ReadRegStr $2 HKLM "SOFTWARE\Microsoft\Windows NT\CurrentVersion\ProfileList\$1" "ProfileImagePath"
      ExpandEnvStrings $2 $2
      ${if} $2 != ""
        Delete "$2\AppData\Roaming\Microsoft\Windows\Start Menu\Programs\Care Console.lnk"
      ${endIf}
      ; The keys of users who aren't signed in to Windows aren't loaded, and stay.
      DeleteRegKey HKU "$1\Software\Classes\careconsole"
      DeleteRegKey HKU "$1\Software\Classes\CLSID\{7C1E5A0B-6D0F-4E52-9B5E-2D6A3F0C8E41}"
      IntOp $0 $0 + 1
    ${loop}
  ${endIf}
!macroend
