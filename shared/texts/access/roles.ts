/** Texts about roles. */
import type { Verb } from '../../access/access'
import type { Feature } from '../../access/features'
import { quantity } from '../../format/plural'

// Fixed by the specification.
export const updated = 'Settings updated successfully!'

// The texts below are not in the specification.
export const editConflict =
  'Someone else changed this role after you opened it. Review the current permissions, then save your remaining changes.'
export const lastAdministrator =
  'At least one person must be able to change roles. Give another role this permission first.'
export const readingNeeded = 'Write and Approve require Read.'
export const notForCustomers = 'Customers can’t have staff permissions.'
export const nameRequired = 'Name is required'
export const nameTaken = 'A role with this name already exists.'
export const isFixed = 'Customers get this role by its name, so it can’t be renamed or deleted.'
export const hasMembers = 'People still have this role. Give them another role first.'
export const copied = 'Role created.'
export const renamed = 'Role renamed.'
export const deleted = 'Role deleted.'
export const rolesNotLoaded = 'We couldn’t load the roles.'
export const noRolesYet = 'No roles yet.'
export const noRolesHint = 'Your administrator sets up the roles.'
export const chooseARole = 'Choose a role'
export const staff = 'Staff'
export const customers = 'Customers'
export const rightsNotLoaded = 'We couldn’t load what this role can do.'
export const customerRightsTitle = 'Customers and their accounts'
export const staffTools = 'Staff tools'
export const findAFeature = 'Find a feature'
export const noFeaturesFound = 'No features found.'
export const unsavedChanges = 'Unsaved changes'
export const reviewAndSave = 'Review and save'
export const rightsCaption = (title: string) => `${title}: what the role can do`
export const feature = 'Feature'
export const all = (verb: string, title: string) => `${verb} all: ${title}`
export const copy = 'Copy'
export const copyOfName = (name: string) => `Copy ${name}`
export const copyHint = 'The copy is a staff role with the same permissions.'
export const deleteLabel = (name: string) => `Delete ${name}?`
export const deleteUnusedEffect = 'No one has this role. Deleting it can’t be undone.'
export const membersTitle = (name: string) => `Who has the role ${name}`
export const membersNotLoaded = 'We couldn’t load the members of this role.'
export const membersCaption = (name: string) => `People with the role ${name}`
export const noMembersLabel = 'No one has this role.'
export const previewAsRole = 'Preview as role'
export const theMenuOf = (name: string) => `The menu of ${name}`
export const menuHint =
  'The menu that staff with this role see before they open a customer, including your unsaved changes.'
export const notOpenable = 'Visible, but can’t be opened'
export const savePermissionsFor = (name: string) => `Save permissions for ${name}?`
export const roleEditConflict = (isKnown: boolean) =>
  isKnown
    ? 'Your remaining changes are below.'
    : 'Someone else changed this role after you opened this dialog. Your remaining changes are below.'
export const grantedByOther = 'Granted by someone else'
export const removedByOther = 'Removed by someone else'
export const noChangesLeft = 'There’s nothing left to save. The role already has all your changes.'
export const granted = 'Granted'
export const removed = 'Removed'
export const updateFailedBecause = (reason: string) => `Failed to update settings. ${reason}`
export const memberCount = (count: number) => quantity(count, 'person has this role', 'people have this role')
export const unsavedWarning = (count: number) => quantity(count, 'change isn’t saved.', 'changes aren’t saved.')
export const unsavedCount = (count: number) => quantity(count, 'unsaved change', 'unsaved changes')
export const nameOfCopy = (name: string) => `${name} copy`

export const featureLabels: Record<Feature, string> = {
  ACCOUNTS: 'Accounts, plans and services',
  MANAGEPAYMENT: 'Payment methods and payments',
  MANAGECONTACT: 'People on an account',
  ACCOUNTPREF: 'Preferences and notifications',
  SERVICETICKET: 'Service requests',
  PAYMENTHISTORY: 'Payment history',
  BILLINGHISTORY: 'Billing statements',
  PROPERTIES: 'Properties',
  MESSAGEBOX: 'Messages',
  PAYMENTREGADMIN: 'Payment registration and account creation',
  CREDITS: 'Credit adjustments',
  ANNOUNCEMENTS: 'Announcements',
  DOCUMENTS: 'Data files',
  DEPOSITS: 'Deposits',
  REFUNDS: 'Refunds',
  DUNNING: 'Dunning disconnects',
  NOTICES: 'Disconnect notices by email',
  FIBEROPS: 'Fiber operations',
  QUEUE: 'Message queue',
  QUEUEADMIN: 'Message assignment',
  USERLOGINS: 'MyAccount logins',
  INTERNALUSERS: 'Internal users',
  ACCESSCONTROL: 'Access control',
  ACTAS: 'Working on a customer’s account',
  AUDIT: 'Audit log',
  JOBS: 'Background jobs',
  APIKEYS: 'API keys',
  EVENTS: 'Events for other systems',
  IMPORTS: 'Imports from the billing system',
  REPORTS: 'Operations summary and reports',
  EXPORT: 'Exports',
}

export const verbLabels: Record<Verb, string> = { read: 'Read', write: 'Write', approve: 'Approve' }
/** Staff see these instead of the texts for customers, because their rights come from a role. */
export const noExports = 'Your role doesn’t include exports. Ask an administrator to add “Exports: Read” to it.'
export const notInRole =
  'Your role doesn’t include this. Ask an administrator, who can change roles under Access Control.'
