/** Texts about usage. */

export const dataUsage = 'Data usage'
export const data = 'Data'
export const theDataUsage = 'The data usage'
export const nothingHasBeenCountedYet =
  'Nothing has been counted yet. Usage appears here the day after your line is on.'
export const dataByMonthTheLatestFirst = 'Data by month, the latest first'
export const dataByMonthInGb = (dataKind: string | number, span: string) => `Data by month in GB, ${dataKind}, ${span}.`
export const thisMonthSoFar = 'This month so far'
export const notCounted = '– Not counted'
export const gb = 'GB,'
export const month = 'Month'
export const soFar = 'So far'
export const notCountedText = 'Not counted'
export const until = `Until <date/>`
export const gasUsageHistory = 'Gas usage history'
export const theReadings = 'The readings'
export const theMeterHasNotBeen =
  'The meter has not been read yet. The first month appears here a few days after it ends.'
export const therms = 'therms'
export const gasByMonth = (unit: string | number, span: string) => `Gas by month, ${unit}, ${span}.`
export const estimated = 'Estimated'
export const aYearBefore = 'A year before'
export const degreeDaysTheHigherTheColder = 'Degree days: the higher, the colder'
export const notReadTheNextMonth = '– Not read: the next month has both'
export const read = 'Read'
export const thisIsMyOwnReading = 'This is my own reading of the meter.'
export const submitAReading = 'Submit a reading'
export const setAUsageAlert = 'Set a usage alert'
export const noGasToShow = 'no gas to show'
export const youHaveNoGasService = `You have no gas service with us, so there are no readings. The services you have are under <link>Main Dashboard</link>.`
export const thereIsNoGasService = (address: string) =>
  `There is no gas service at ${address}. Choose the one to look at; the header goes to it as well.`
export const gasService = 'Gas service'
export const chooseAnAddress = 'Choose an address'
export const whatToShow = 'What to show'
export const months = 'Months'
export const n13Months = '13 months'
export const n24Months = '24 months'
export const degreeDays = 'Degree days'
export const gasAt = (streetAddress: string | number) => `Gas at ${streetAddress}`
export const thereIsOneReadingSo = 'There is one reading so far. Each month adds one.'
export const readings = 'Readings'
export const gasUsageCsv = 'Gas usage.csv'
export const theMeterAtHasNot = (address: string) =>
  `The meter at ${address} has not been read yet. The first month appears here a few days after it ends.`
export const notRead = 'Not read'
export const reading = 'Reading'
export const thermsText = 'Therms'
export const gasReadingsTheLatestFirst = 'Gas readings, the latest first'
export const gbOfGigabytes = (gigabytes: string) => `${gigabytes} GB`
export const previousReading = 'Previous reading'
export const heatFactor = 'Heat factor'
export const thermsPerDay = 'Therms per day'
export const usedAboutAsMuchGas = (user: string | number) =>
  `${user} used about as much gas as in the same month a year before.`
export const theWeatherAndTheDays = 'The weather and the days of the period were about the same.'
export const itWasColderMilderDegree = (hasChange: boolean, now: number, before: number) =>
  `It was ${hasChange ? 'colder' : 'milder'}: ${now} degree days instead of ${before}.`
export const thePeriodWasLongerShorter = (count: string, hasChange: boolean) =>
  `The period was ${count} ${hasChange ? 'longer' : 'shorter'}.`
