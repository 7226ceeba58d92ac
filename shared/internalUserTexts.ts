/** What is said about the sign-ins of staff, on both sides. */
export const internalUserTexts = {
  invited: 'Invitation sent.',
  invitedAgain: 'A new invitation is on its way. The link of the earlier one no longer works.',
  cancelled: 'The invitation was cancelled.',
  invitedAlready: 'They are invited already. Send the invitation again instead.',
  signsInAlready: 'Somebody signs in with this address already. Staff need an address of their own for their work.',
  changedMeanwhile: 'Somebody else changed this sign-in meanwhile. Close this and look at it again.',
  roleChanged: 'Role changed. It holds from their next click.',
  disabled: 'Disabled. They are signed out everywhere and cannot sign in.',
  enabled: 'Enabled. They can sign in again.',
  signedOut: 'They are signed out everywhere.',
  twoStepReset: 'Two-step sign-in is off for them. We write to them.',
  notYourself:
    'This is your own sign-in. A colleague has to do this; your own second step and devices are under Security Settings.',
  above: 'They may do more than you. Somebody who may change roles has to do this.',
  roleAbove: 'This role may do more than yours. Somebody who may change roles has to give it.',
  roleOfCustomers: 'Choose a role of staff.',
} as const
