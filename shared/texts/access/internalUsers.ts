/** Texts about internal users. */
import type { InternalStatus } from '../../contract/access/internalUsers'

export const invitedAgain = 'A new invitation is on its way. The earlier link no longer works.'
export const cancelled = 'The invitation was canceled.'
export const invitedAlready = 'They’ve already been invited. Send the invitation again instead.'
export const signsInAlready = 'Someone already signs in with this address. Staff need a separate work address.'
export const editConflict = 'Someone else changed this login after you opened it. Close this dialog and open it again.'
export const roleChanged = 'Role changed. It takes effect with their next click.'
export const disabled = 'Disabled. They’re signed out everywhere and can’t sign in.'
export const enabled = 'Enabled. They can sign in again.'
export const signedOut = 'They’re signed out everywhere.'
export const twoStepReset = 'Two-step sign-in is off for them. We’ll email them about it.'
export const notYourself =
  'You can’t change your own login here. Ask a colleague, or use Security Settings for two-step sign-in and devices.'
export const above = 'They have more permissions than you. Someone who can change roles has to do this.'
export const roleAbove = 'This role has more permissions than yours. Someone who can change roles has to assign it.'
export const roleOfCustomers = 'Choose a staff role.'
export const outrankedHint = 'Has more permissions than you'
export const changeRole = 'Change role'
export const changeRoleFor = (name: string) => `Change role for ${name}`
export const resendInvitation = (name: string) => `Send ${name} the invitation again`
export const cancelInvitation = 'Cancel invitation'
export const cancelInvitationFor = (name: string) => `Cancel invitation for ${name}`
export const enable = 'Enable'
export const enableUser = (name: string) => `Enable sign-in for ${name}`
export const signOutEverywhere = (name: string) => `Sign ${name} out everywhere`
export const resetTwoStep = 'Reset two-step'
export const resetTwoStepLabel = (name: string) => `Reset two-step sign-in for ${name}`
export const disable = 'Disable'
export const disableLabel = (name: string) => `Disable sign-in for ${name}`
export const signOut = (name: string) => `Sign ${name} out?`
export const signOutEffect = 'They’ll be signed out on every device right away. They can sign in again.'
export const resetTwoStepTitle = (name: string) => `Reset two-step sign-in for ${name}?`
export const resetTwoStepEffect =
  'Do this only once you’re sure it’s really them asking. They’ll be signed out, get an email about it, and need only their password until they set it up again.'
export const disableTitle = (name: string) => `Disable sign-in for ${name}?`
export const disableEffect =
  'They’ll be signed out on every device and can’t sign in until someone enables them. Their history is kept.'
export const cancelInvitationTitle = (name: string) => `Cancel invitation for ${name}?`
export const cancelInvitationEffect = 'The link in their email will stop working. They can be invited again.'
export const enableTitle = (name: string) => `Enable sign-in for ${name}?`
export const enableEffect =
  'They can sign in again with their role. If it includes permissions that one administrator can’t grant alone, another administrator has to approve this.'
export const lastSignIn = 'Last sign-in'
export const twoStepOn = 'Two-step on'
export const twoStepOff = 'Two-step off'
export const activity = 'Activity'
export const showActivityFor = (name: string) => `Show activity for ${name}`
export const usersCaption = 'Staff users, by name'
export const noMatchHint = 'No staff users match. Try another name or all statuses.'
export const findAColleague = 'Find a colleague'
export const nameAndEmail = 'Name and email'
export const nameOrEmail = 'Name or email'
export const inviteAColleague = 'Invite a colleague'
export const staffUsersNotLoaded = 'We couldn’t load the staff users.'
export const roleIsRequired = 'Role is required'
export const sendInvitation = 'Send invitation'
export const invitationEffect = 'They’ll get a one-time link by email, valid for 7 days, to set a password.'
export const roleFor = (name: string) => `Role for ${name}`
export const ownRoleWarning = 'This is your own role. If you choose a lower one, you may not be able to change it back.'
export const rolesNotLoaded = 'We couldn’t load the roles.'
export const roleAboveHint = 'Only others can assign a role with more permissions than yours.'

export const statusLabels: Record<InternalStatus, string> = {
  active: 'Active',
  disabled: 'Disabled',
  invited: 'Invited',
}
