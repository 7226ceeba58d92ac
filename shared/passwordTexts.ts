/** For a rejected password reset or change without a field error of its own. The specification (section 8) fixes the text, including its spelling. */
export const passwordRejected = 'Error: Old password is incurrect'
