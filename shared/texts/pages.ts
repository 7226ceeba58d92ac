/** Texts about the names of pages. */

// Fixed by the specification.
export const operationsSummary = 'Operations Summary'
export const customerDataView = 'Customer Data View'
export const manageAccounts = 'Manage Accounts'
export const serviceAccounts = 'Service Accounts'
export const paymentMethods = 'Payment Methods'
export const notificationPreferences = 'Notification Preferences'
export const securitySettings = 'Security Settings'
export const paymentsBilling = 'Payments & Billing'
export const paymentHistory = 'Payment History'
export const billingStatements = 'Billing Statements'
export const manageAssets = 'Manage Data Files'
export const newServiceRequest = 'New Service Request'
export const myServiceRequests = 'My Service Requests'
export const resourceCenter = 'Resource Center'
export const gasUsageHistory = 'Gas Usage History'
export const fiberOperations = 'Fiber Operations'
export const manageMyaccountLogins = 'Manage MyAccount Logins'
export const dunningDisconnects = 'Dunning Disconnects'
export const accountDeposits = 'Account Deposits'
export const creditAdjustments = 'Credit Adjustments'
export const manageInternalUsers = 'Manage Internal Users'
export const manageAnnouncements = 'Manage Announcements'
export const tvGigastream = 'TV & GigaStream'
export const paymentRegistrationAdmin = 'Payment Registration Admin'
export const accountCreation = 'Account Creation'
export const addPaymentMethod = 'Add Payment Method'
export const serviceRequest = 'Service Request'
export const faqs = 'FAQs'
export const voip = 'VOIP'
export const onts = 'ONTs'
export const mainDashboard = 'Main Dashboard'
export const dashboards = 'Dashboards'
export const manageUsers = 'Manage Users'
export const fiberSettings = 'Fiber Settings'
export const messageCenter = 'Message Center'
export const contactUs = 'Contact Us'
export const customerCare = 'Customer Care'
export const network = 'Network'
export const subscriber = 'Subscriber'
export const messageQueue = 'Message Queue'
export const admin = 'Admin'
export const accessControl = 'Access Control'

// The texts below are not in the specification.
export const makeAPayment = 'Make a Payment'
/** What staff read instead of “My Service Requests”. */
export const customerServiceRequests = 'Service Requests'
export const communities = 'Communities'
export const requestQueue = 'Requests'
export const crews = 'Crews'
export const outages = 'Outages'
export const daySheet = 'Day Sheet'
export const auditLog = 'Audit Log'
export const backgroundJobs = 'Background Jobs'
export const wrongAccountType = (title: string) => `${title} isn’t available for your account type.`
export const noAccess = (title: string) =>
  `The account holder hasn’t given you access to ${title} on the selected account. Choose one of your own accounts, or ask the account holder for more access.`
export const noPagePermission = (title: string) =>
  `You don’t have permission to use ${title} on this account. Ask the account holder, who can change that under Manage Users.`
export const invitation = 'Invitation'
export const editAccount = 'Edit Account'
export const newGasMeterRequest = 'New Gas Meter Request'
export const newGasServiceRequest = 'New Gas Service Request'
export const newFiberServiceRequest = 'New Fiber Service Request'
export const troubleshooting = 'Troubleshooting'
export const paymentReceipt = 'Payment Receipt'
export const newPropertyRequest = 'New Property Request'
export const internetUsage = 'Internet Usage'
export const alianza = 'Alianza'
export const accountPreferences = 'Account Preferences'
export const desktopAppSettings = 'Desktop App Settings'
export const operationsLists = 'Operations Lists'

/** `permission` is the label of a right, such as “Refunds: Read”. */
export const missingPermission = (permission: string) =>
  `You need the “${permission}” permission for this. Ask an administrator to add it to your role.`
