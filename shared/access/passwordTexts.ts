/**
 * A rejected password reset or change without a field error shows this text. The specification fixes it in section 8,
 * including its spelling.
 */
export const passwordRejected = 'Error: Old password is incurrect'
