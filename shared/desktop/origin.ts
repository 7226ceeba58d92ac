/** Where the desktop shell's page is: both the shell and the server's check of origins go by it. */

export const shellOrigin = 'app://console'
