/** Leads from a sign-in with a password that staff set to choosing another. Held in memory alone. */
export interface RequiredPassword {
  email: string
  resetToken: string
}

let required: RequiredPassword | null = null

export const requirePassword = (next: RequiredPassword | null): void => {
  required = next
}

export const requiredPassword = (): RequiredPassword | null => required
