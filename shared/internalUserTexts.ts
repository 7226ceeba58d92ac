/** What is said about the sign-ins of staff, on both sides. */
export const internalUserTexts = {
  invited: 'Invitation sent.',
  invitedAgain: 'A new invitation is on its way. The link of the earlier one no longer works.',
  cancelled: 'The invitation was cancelled.',
  invitedAlready: 'They are invited already. Send the invitation again instead.',
  signsInAlready: 'Someone already signs in with this address. Staff need a separate address for work.',
  changedMeanwhile: 'Someone else changed this sign-in after you opened it. Close this dialog and open it again.',
  roleChanged: 'Role changed. It holds from their next click.',
  disabled: 'Disabled. They are signed out everywhere and cannot sign in.',
  enabled: 'Enabled. They can sign in again.',
  signedOut: 'They are signed out everywhere.',
  twoStepReset: 'Two-step sign-in is off for them. We write to them.',
  notYourself:
    'This is your own sign-in. A colleague has to do this; your own second step and devices are under Security Settings.',
  above: 'They have more rights than you. Someone who can change roles has to do this.',
  roleAbove: 'This role has more rights than yours. Someone who can change roles has to assign it.',
  roleOfCustomers: 'Choose a role of staff.',
} as const
