/** Texts about internal users. */

export const invited = 'Invitation sent.'
export const invitedAgain = 'A new invitation is on its way. The link of the earlier one no longer works.'
export const cancelled = 'The invitation was cancelled.'
export const invitedAlready = 'They are invited already. Send the invitation again instead.'
export const signsInAlready = 'Someone already signs in with this address. Staff need a separate address for work.'
export const changedMeanwhile =
  'Someone else changed this sign-in after you opened it. Close this dialog and open it again.'
export const roleChanged = 'Role changed. It holds from their next click.'
export const disabled = 'Disabled. They are signed out everywhere and cannot sign in.'
export const enabled = 'Enabled. They can sign in again.'
export const signedOut = 'They are signed out everywhere.'
export const twoStepReset = 'Two-step sign-in is off for them. We write to them.'
export const notYourself =
  'This is your own sign-in. A colleague has to do this; your own second step and devices are under Security Settings.'
export const above = 'They have more rights than you. Someone who can change roles has to do this.'
export const roleAbove = 'This role has more rights than yours. Someone who can change roles has to assign it.'
export const roleOfCustomers = 'Choose a role of staff.'
export const mayDoMoreThanYou = 'May do more than you'
export const changeRole = 'Change role'
export const changeTheRoleOf = (name: string) => `Change the role of ${name}`
export const sendTheInvitationAgain = (name: string) => `Send ${name} the invitation again`
export const cancelInvitation = 'Cancel invitation'
export const cancelTheInvitationOf = (name: string) => `Cancel the invitation of ${name}`
export const enable = 'Enable'
export const enableTheSignInOf = (name: string) => `Enable the sign-in of ${name}`
export const signOutEverywhere = (name: string) => `Sign ${name} out everywhere`
export const resetTwoStep = 'Reset two-step'
export const resetTwoStepSignInOf = (name: string) => `Reset two-step sign-in of ${name}`
export const disable = 'Disable'
export const disableTheSignInOf = (name: string) => `Disable the sign-in of ${name}`
export const signOut = (name: string) => `Sign ${name} out?`
export const theyAreSignedOutOn = 'They are signed out on every device at once. They can sign in again.'
export const signOutEverywhereText = 'Sign out everywhere'
export const resetTwoStepSignInOfWithName = (name: string) => `Reset two-step sign-in of ${name}?`
export const doItOnceYouKnow =
  'Do it once you know that it is they who ask. They are signed out, need their password alone until they set it up again, and are told by email.'
export const disableTheSignInOfWithName = (name: string) => `Disable the sign-in of ${name}?`
export const theyllBeSignedOutOn = (isAdministrator: boolean, removesAdministrator: string) =>
  `They’ll be signed out on every device and can’t sign in until someone enables them. Their history is kept.${isAdministrator ? ` ${removesAdministrator}` : ''}`
export const cancelTheInvitationOfWithName = (name: string) => `Cancel the invitation of ${name}?`
export const theLinkInTheirEmail = 'The link in their email no longer works. They can be invited again.'
export const cancelTheInvitation = 'Cancel the invitation'
export const enableTheSignInOfWithName = (name: string) => `Enable the sign-in of ${name}?`
export const theyCanSignInAgain =
  'They can sign in again with their role. If it includes rights that one administrator can’t grant alone, another administrator has to approve this.'
export const you = 'You'
export const role = 'Role:'
export const status = 'Status:'
export const lastSignIn = 'Last sign-in'
export const lastSignInText = 'Last sign-in:'
export const twoStep = 'Two-step'
export const twoStepText = 'Two-step:'
export const whatTheyDid = 'What they did'
export const whatTheyDidText = 'What they did:'
export const showWhatDid = (name: string) => `Show what ${name} did`
export const show = 'Show'
export const peopleOfStaffByName = 'People of staff, by name'
export const nobodyOfStaffFitsLook = 'Nobody of staff fits. Look for another name, or for every status.'
export const findAColleague = 'Find a colleague'
export const nameOrEmail = 'Name or email'
export const inviteAColleague = 'Invite a colleague'
export const thePeopleOfStaff = 'The people of staff'
export const roleIsRequired = 'Role is required'
export const sendInvitation = 'Send invitation'
export const theyGetALinkBy =
  'They get a link by email, which holds for 7 days, works once, and lets them choose a password.'
export const roleOf = (name: string) => `Role of ${name}`
export const thisIsYourOwnRole =
  'This is your own role. If you choose a lower one, you may not be able to change it back.'
export const theRoles = 'The roles'
export const aRoleThatMayDo = 'A role that may do more than yours is given by others.'
