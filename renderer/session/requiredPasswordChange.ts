/** A password set by staff must be replaced at sign-in. The reset token for that step is kept in memory only. */
interface RequiredPasswordChange {
  email: string
  resetToken: string
}

let requiredChange: RequiredPasswordChange | null = null

export const setRequiredPasswordChange = (next: RequiredPasswordChange | null): void => {
  requiredChange = next
}

export const getRequiredPasswordChange = (): RequiredPasswordChange | null => requiredChange
