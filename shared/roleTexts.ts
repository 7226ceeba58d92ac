/** What is said about roles and their rights. The first two are the specification's. */
export const roleTexts = {
  updated: 'Settings updated successfully!',
  updateFailed: 'Failed to update settings.',
  changedMeanwhile:
    'Someone else changed this role after you opened it. Review the current rights, then save your remaining changes.',
  lastAdministrator: 'At least one person has to be able to change roles. Give another role this right first.',
  readingNeeded: 'Write and Approve require Read.',
  notForCustomers: 'Customers cannot have rights that are for staff.',
  nameRequired: 'Name is required',
  nameTaken: 'There is a role of this name already.',
  isFixed: 'Customers get this role by its name. It cannot be renamed or deleted.',
  hasMembers: 'People have this role. Give them another one first.',
  copied: 'Role created.',
  renamed: 'Role renamed.',
  deleted: 'Role deleted.',
} as const
