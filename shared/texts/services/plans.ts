/** Texts about plans. */
import { plural, quantity } from '../../format/plural'

// Fixed by the specification.
export const addToCart = 'Add to Cart'
export const added = 'Added'

// The texts below are not in the specification.

export const viewInternetUsage = 'View internet usage'
export const stale = 'Your plan changed after you opened this page. Review it, then choose again.'
export const notOffered = 'This isn’t available at your address.'
export const samePlan = 'You already have this plan.'
export const lowerLater = 'A plan at the same or a lower price starts with your next bill.'
export const pending = 'A change is already scheduled. Cancel it first, then choose again.'
export const hasAddon = 'This add-on is already on your account.'
export const noAddon = 'This add-on isn’t on your account.'
export const closed = 'This service has ended, so it can’t be changed.'
export const noActivePlan = 'This service has no active plan, so nothing can be added to it.'
export const tooLate = 'This change is already in effect or was canceled.'
export const cancelled = 'The change was canceled. Your plan stays as it is.'
export const gatewayGoes =
  'Without the gateway, you won’t have Wi-Fi from us. Your network name, password and guest Wi-Fi will stop working, and so will extenders.'
export const keepsAddon = 'The add-on stays on your account.'
/** `day` is formatted for the user. */
export const ends = (day: string) => `The add-on ends on ${day}.`
export const addOns = 'Add-ons'
export const addOnsNotLoaded = 'We couldn’t load the add-ons.'
export const noAddOns = 'No add-ons are available for this service in your community.'
export const seePlans = 'See plans'
export const viewOnlyHint = `Your role on this account lets you view add-ons but not order them. To get one, call us at <link/>.`
export const onYourAccount = 'On your account'
export const ending = 'Ending'
export const replaces = (replaced: string) => `Replaces ${replaced}.`
export const endsOn = `Ends on <date/>.`
export const shippedToYou = 'Shipped to you.'
export const aMonth = `<price/> <quiet>a month</quiet>`
export const amountAMonth = (amount: string) => `${amount} a month`
export const contractLength = (months: number) => quantity(months, 'month', 'months')
export const goToCart = (items: string) => `Go to cart, ${items}`
export const cart = (items: string) => `Cart, ${items}`
export const cartEmpty = 'Cart, empty'
export const cartTitle = 'Cart'
export const monthlyLabel = 'Added to your bill each month'
export const cartTerms =
  'Before taxes. Add-ons start today, and your next bill includes a prorated charge for this month.'
export const confirmOrder = 'Confirm order'
export const plansNotLoaded = 'We couldn’t load your plans, so you can’t order yet.'
export const emptyCart = 'Your cart is empty.'
export const addOnsHint = `Add-ons such as Wi-Fi extenders are under <link>Fiber Settings</link>.`
export const ordered = 'Ordered'
export const requestNumber = 'Request number'
export const orderConfirmed = (request: string, amount: string) =>
  `Request number ${request}. ${amount} for the rest of this month.`
export const shipment = (streetAddress: string) => `Shipped to ${streetAddress} within three business days.`
export const proratedPrice = (amount: string) => `${amount} for the rest of this month, on your next bill`
export const shippedTo = (streetAddress: string) => `Shipped to ${streetAddress}`
export const notOrdered = 'Not ordered.'
export const shortPrice = (amount: string) => `${amount}/mo`
export const communityPlansNotLoaded = 'We couldn’t load your community’s plans.'
export const cancelChangeTo = 'Cancel the scheduled change to choose another plan.'
export const scheduledTitle = 'Your change is scheduled'
export const activeTitle = 'Your new plan is active'
export const confirmationNote = (requestNumber: string) =>
  `Request number ${requestNumber}. A confirmation is on its way by email.`
export const now = 'Current plan'
export const newPlan = 'New plan'
export const pricesNote =
  'Prices are before taxes. We’ll confirm by email. You can cancel a scheduled change until it takes effect.'
export const backToPlans = 'Back to plans'
export const confirmChange = 'Confirm change'
export const withNextBill = (day: string) => `With your next bill, on ${day}`
export const lowerLaterExplanation =
  'A plan at the same or a lower price starts when the month you’ve paid for is over. There’s no charge for the change.'
export const startQuestion = 'When should it start?'
export const noProration = 'You won’t pay extra until then.'
export const startToday = (day: string, amount: string, periodEnd: string) =>
  `Today, ${day}<span>${amount} for ${day} to ${periodEnd} is added to your next bill.</span>`
export const yourPlan = 'Your plan'
export const changePlan = 'Change plan'
export const sinceAndNext = `Since <date/> · next billing period starts <next/>`
export const noPlan = 'There’s no active plan on this account right now.'
export const monthlyPrice = 'Monthly price'
export const introductoryPrice = 'Introductory price'
export const lengthOfContract = 'Length of contract'
export const gatewayIfRented = 'Gateway, if rented'
export const oneTimeInstallation = 'One-time installation'
export const earlyTermination = 'Early termination'
export const noFee = 'No fee'
export const governmentTaxes = 'Government taxes'
export const varyByLocation = 'Vary by location'
export const typicalDownloadSpeed = 'Typical download speed'
export const typicalUploadSpeed = 'Typical upload speed'
export const typicalLatency = 'Typical latency'
export const dataIncluded = 'Data included'
export const broadbandFactsOf = (name: string) => `Broadband facts<hidden> for ${name}</hidden>`
export const fiberServiceNotLoaded = 'We couldn’t load the fiber service.'
export const plansIn = (communityName: string) => `Plans in ${communityName}`
export const availableTitle = 'Fiber is available here'
export const noActiveFiber = (address: string, communityName: string) =>
  `There’s no active fiber service at ${address} right now, but fiber is available in ${communityName}. Choose a plan below, then request installation, and we’ll find out when a technician can come.`
export const requestInstallation = 'Request installation'
export const call = (supportNumber: string) => `Call ${supportNumber}`
export const questionsHint = `Questions? Call us at <link/>.`
export const communityPlanHint = (communityName: string) =>
  `${communityName}’s agreement sets the plan for every home in the community.`
export const plannedService = (service: string, communityName: string) =>
  `${service} is planned for ${communityName}. We’re still building the line, so there are no plans to choose yet.`
export const noOtherPlan = (communityName: string) => `${communityName} has no other plan for this service.`
export const isntAvailableIn = (service: string, communityName: string) =>
  `${service} isn’t available in ${communityName}.`
export const scheduled = 'Scheduled'
export const plansTitle = 'Plans at this address'
export const yourPlansNotLoaded = 'We couldn’t load your plans.'
export const noPlanAt = (streetAddress: string) => `There’s no active plan at ${streetAddress} right now.`
export const noPlanHint = 'There’s no active plan right now.'
export const addOnsOf = (names: string) => `Add-ons: ${names}`
export const plannedChange = (plan: string, day: string) => `${plan} from ${day}`
export const addedItem = (name: string) => `Added ${name}`
export const addItemLabel = (name: string) => `Add to Cart ${name}`
export const keepItem = (name: string) => `Keep it: ${name}`
export const changePlanLabel = (service: string) => `Change<hidden> ${service} plan</hidden>`
export const remove = (name: string) => `Remove ${name}`
export const removeQuestion = (name: string) => `Remove ${name}?`
export const removeAddOnEffect =
  'It stays on your account until the billing month ends. You can change your mind until then.'
export const returnLabelEffect = 'We’ll send you a label to return the equipment.'
export const orderSummary = (difference: string, requestNumber: string) =>
  `${difference}. Request number ${requestNumber}.`
export const cancelChange = 'Cancel change'
export const cancelThisChange = 'Cancel this change?'
export const cancelChangeEffect = (scheduled: string) => `${scheduled} After canceling, your plan stays as it is.`
export const planNotLoaded = 'We couldn’t load the plan.'
export const samePrice = 'Same price as now'
export const monthlyDifference = (amount: string, isMore: boolean) =>
  isMore ? `${amount} more per month` : `${amount} less per month`
export const replacesOn = (toName: string, fromName: string, day: string) => `${toName} replaces ${fromName} on ${day}.`
export const additionNotice = (toName: string, day: string) => `${toName} will be added on ${day}.`
export const removalNotice = (fromName: string, day: string) => `${fromName} will be removed on ${day}.`
export const planLabel = 'Plan'
export const inTheCart = (items: string, count: number) =>
  plural(count, `${items} is in the cart.`, `${items} are in the cart.`)
export const startsOn = (plan: string, day: string) => `${plan} starts on ${day}. You can cancel until then.`
export const startedToday = (plan: string, proration: string) =>
  `${plan} started today. ${proration} for the rest of this month will be added to your next bill.`
export const changeServicePlan = (service: string) => `Change ${service} plan`
export const perMonthLeft = (amount: string) => `${amount} per month left`

export const milliseconds = (count: number) => `${count} ms`
export const gigabits = (speed: number) => `${speed} Gbps`
export const megabits = (speed: number) => `${speed} Mbps`
export const speedBothWays = (speed: string) => `${speed} up and down`
export const channels = (count: number) => quantity(count, 'channel', 'channels')
export const minutesAMonth = (count: number) => quantity(count, 'minute a month', 'minutes a month')
export const unlimitedMinutes = 'Unlimited minutes'
