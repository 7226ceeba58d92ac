/** Texts of the checks that customers make themselves before they open a request. */

export const solvedTitle = 'Glad it’s working again.'
export const solvedWithoutRequest =
  'We didn’t open a request. If the problem comes back, you’ll find these steps under New Service Request.'
export const reopenLabel = 'It’s not working after all'
export const backToSupport = 'Back to support'
export const skipTheChecks = 'Skip the checks'
export const knownOutage = (plainBody: string) => `${plainBody} We know about it, so you don’t need to open a request.`
export const itWorksNow = 'It works now'
export const lightQuestion = 'What does the light marked PON or Fiber show?'
export const lightHint = 'It’s on the white box (ONT) where the fiber enters your home.'
export const redLightHint = 'A red light means the problem isn’t in your home. Send the request, and we’ll fix it.'
export const checkPlugs = 'Is everything plugged in, at the box and at the gateway?'
export const plugsHint = 'Push in each plug, power and network. A loose plug is the most common cause.'
export const plugsChecked = 'Yes, everything is plugged in'
export const oneWasLoose = 'One was loose'
export const gatewayRestartQuestion = 'Does restarting the gateway help?'
export const gatewayRestartHint = 'Unplug the gateway, wait 30 seconds, plug it back in and give it five minutes.'
export const noChange = 'No change'
export const betterAnswer = 'Better, but still not right'
export const checkOtherDevice = 'Is it the same with a cable?'
export const checkCable = 'Connect a computer to the gateway with a network cable and open any page.'
export const sameAnswer = 'Same with a cable'
export const wifiOnlyAnswer = 'Only Wi-Fi is affected'
export const noCableAnswer = 'I don’t have a cable'
export const checkOf = (check: number, count: number) => `Check ${check} of ${count}`
