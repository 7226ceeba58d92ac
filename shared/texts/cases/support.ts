/** Texts about troubleshooting, help codes and support. */

import { countText, quantity } from '../../format/plural'

export const print = 'Print'
export const solvedTitle = 'Glad it’s working again.'
export const checkSomethingElse = 'Check something else'
export const backToSupport = 'Back to support'
export const stepsDone = 'Steps done'
export const itWorksNow = 'It works now'
export const doneNoChange = 'Done, no change'
export const cannotTry = 'I can’t try this'
export const handoverTitle = 'We’ll take it from here.'
export const handoverHint = 'We’ll include what you tried with the request, so no one asks you again.'
export const openARequest = 'Open a request'
export const cannotOpenRequests = 'You don’t have permission to open requests. Ask the account holder to open one.'
export const startOver = 'Start over'
export const pastDueTitle = 'A bill is past due.'
export const pastDueHint = `Once you pay, any service we suspended comes back automatically. <link>Pay now</link>`
export const forPrinting = 'For printing'
export const printedAt = (service: string) => `${service} · <date/>`
export const printedAfterFix = (service: string) => `${service} · <date/> · It works again`
export const answerLabel = (answer: string) => `Answer: ${answer}`
export const notNeeded = 'Not needed'
export const resultBoxes = '☐ It works now   ☐ Done, no change'
export const getLiveHelp = 'Get live help'
export const supportCodeHint = `On the phone with customer care? Read our agent your code so they can find your account. Never share it with someone who calls you; call us at <link/>.`
export const yourCodeNotLoaded = 'We couldn’t load your code.'
export const renewCode = 'Get a new code'
export const getACode = 'Get a code'
export const codeExpired = 'Your code has expired.'
export const codeUsed = 'Customer care has used your code, so they know it’s you.'
export const spokenCode = (digits: string) => `Your code: ${digits}`
export const codeShownElsewhere =
  'We’ve already shown you a code, and we show it only once. Get a new one if you’ve lost it.'
export const codeExpiry = (timeLeft: string, helpCodeMinutes: number) =>
  `Expires in ${timeLeft}, ${helpCodeMinutes} minutes after it was created. It works once.`
export const cancelCode = 'Cancel code'
export const troubleshootHint = 'Troubleshoot step by step'
export const troubleshootingTopics = 'Restart, lights, Wi-Fi, picture, dial tone'
export const movingTitle = 'Tell us you’re moving'
export const movingHint = 'Both addresses at once'
export const startAnotherService = 'Start another service'
export const newServiceHint = 'Fiber, phone, TV or gas'
export const doItYourself = 'Do it yourself'
export const allSupport = 'All support'
export const helpTitle = 'How can we help?'
export const noOutagesHint = 'No known outages at your addresses.'
export const whichService = 'Which service?'
export const noServices = 'There’s no service on your login to troubleshoot.'
export const whatsWrong = 'What’s wrong?'
export const inProgress = 'In progress'
export const requestsNotLoaded = 'We couldn’t load the requests.'
export const noneOpen = 'You have no open requests.'
export const requestsWaiting = (count: number) =>
  quantity(count, 'request is waiting for you', 'requests are waiting for you')
export const allOpenRequests = (count: number) => `All ${countText(count)} open requests`
export const nextAppointment = (appointment: string) => `Next appointment: ${appointment}`
export const restartTheGateway = 'Restart the gateway'
export const powerCycleHint = 'Unplug its power cord, wait 30 seconds, plug it back in and give it five minutes.'
export const plugsTitle = 'Push in every plug'
export const gatewayPowerHint =
  'Check power and network at the fiber box (ONT) and at the gateway. A loose plug is the most common cause.'
export const checkLight = 'Check the light marked PON or Fiber'
export const checkLineLight =
  'Green means the line is fine. If it’s red or dark, nothing you do at home will help, so go on to the request.'
export const cableTitle = 'Try it with a cable'
export const checkByCable =
  'Connect a computer to the gateway with a network cable. If that works, only Wi-Fi is affected.'
export const offlineTitle = 'No internet at all'
export const slowInternet = 'Slow internet'
export const pauseDownloads = 'Pause downloads'
export const checkOtherUse =
  'Updates, backups and games on other devices share the line. Pause them and test your speed again.'
export const wifiProblem = 'Wi-Fi doesn’t reach, or a device can’t join'
export const distanceTitle = 'Move closer to the gateway'
export const checkDistance =
  'If it works next to it, walls are in the way. Move the gateway into the open, off the floor.'
export const forgetNetworkTitle = 'Forget the network on the device'
export const forgetNetwork =
  'Remove the network in the device’s settings, then join it again with the password on the gateway.'
export const internetDropsOut = 'Internet drops out'
export const noPicture = 'No picture'
export const inputTitle = 'Choose the right input'
export const checkInput = 'Press Input or Source on the TV remote until you see the box’s picture.'
export const restartTheBox = 'Restart the box'
export const restartBox = 'Unplug its power cord for 10 seconds. It takes two minutes to come back.'
export const checkTheInternet = 'Check the internet'
export const tvLineHint = 'TV uses the same line. If the internet is down too, start there.'
export const channelTitle = 'A channel is missing'
export const channelListHint = 'The box updates its channel list when it starts.'
export const packTitle = 'Check whether it’s in your pack'
export const checkLineup = 'Channel lineups are in the Resource Center.'
export const noDialTone = 'No dial tone'
export const phonePlugTitle = 'Check the phone’s plug'
export const phoneJackHint = 'It goes in the jack marked Phone 1 on the gateway.'
export const tryAnotherPhone = 'Try another phone'
export const otherPhoneHint = 'If that one works, the first one is broken.'
export const noHeat = 'No hot water or heat, and no unusual smell'
export const otherApplianceTitle = 'Check another gas appliance'
export const stoveHint = 'If the stove lights, there’s gas, and the problem is with the other appliance.'
export const displayTitle = 'Check the appliance’s display'
export const errorCodeHint = 'Many show a code that’s explained in the manual. Don’t open the appliance.'
export const pilotLightOut = 'The pilot light is out, and no unusual smell'
export const applianceLabelTitle = 'Read the label on the appliance'
export const pilotLightHint = 'It says whether you may light it yourself, and how. If you’re not sure, leave it to us.'
export const notTried = 'Not tried'
export const troubleshootingHint = 'Find out what’s wrong step by step, often without a request.'
export const requestRepair = 'Ask for a repair, a change or an answer.'
export const fiberLabel = 'Fiber, TV and phone'
export const troubleshootingExamples = 'No internet, slow, Wi-Fi, TV picture, dial tone.'
export const gasMeter = 'Gas meter'
export const meterTopics = 'Reading, access, noise, turning on and off.'
export const gasLabel = 'Gas line and service'
export const lineWorkHint = 'Locating lines, new lines, restoration.'
export const requestsDescription = 'See the status of each one.'
export const messageHint = 'Write to us about anything else.'
export const faqHint = 'Answers to common questions.'
export const documentTopics = 'Guides, rates, forms and channel lineups.'
export const contactHint = 'Numbers, hours and addresses.'
export const knownProblemsNotLoaded = 'We couldn’t load known problems.'
export const caseWithAppointment = (number: string, appointment: string) => `${number} · Appointment ${appointment}`
export const guideStep = (symptom: string, step: number, count: number) => `${symptom} · Step ${step} of ${count}`
