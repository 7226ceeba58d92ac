/** This is the origin of the page in the desktop shell. The shell uses it, and the server allows it. */

export const shellOrigin = 'app://console'
