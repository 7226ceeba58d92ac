/** A text of the specification, section 8, with its spelling: any rejected reset or change that no field explains. */
export const passwordRejected = 'Error: Old password is incurrect'
