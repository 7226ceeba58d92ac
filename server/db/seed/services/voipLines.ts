/** The lines of a VoIP account: settings, emergency addresses, voicemails and calls. */
import { addDays } from '#shared/format/dates'
import type { Household } from '../households/createHousehold'
import { firstNames, lastNames } from '../households/names'
import type { Random } from '../random'
import type { PremiseRow, VoipLineRow } from '../rows'

interface VoipAccount {
  serviceAccountId: string
  productCodes: readonly string[]
  premise: PremiseRow
  startedOn: string
}

/** Uses its own random stream, so that it does not change the rest of the household. */
export function addLines(household: Household, home: VoipAccount): void {
  const { rows, world, random, number } = household
  const voipRandom = random.fork(`voice ${home.serviceAccountId}`)
  const name = rows.customers.find((customer) => customer.number === number)?.name ?? ''
  const count = home.productCodes.includes('VOI-ADD-LINE2') ? 2 : 1
  for (let index = 0; index < count; index++) {
    const line: VoipLineRow = {
      id: voipRandom.uuid(),
      serviceAccountId: home.serviceAccountId,
      number: world.ids.telephoneNumber(),
      callerIdName: callerIdOf(name),
      forwarding: 'off',
      forwardTo: '',
      isSimultaneousRingOn: false,
      simultaneousRingNumbers: [],
      rejectsAnonymous: voipRandom.chance(0.2),
      isInternationalOn: home.productCodes.includes('VOI-ADD-INTL'),
      greetingId: null,
      greetingType: null,
      greetingSetAt: null,
    }
    rows.voipLines.push(line)
    rows.emergencyAddresses.push(createEmergencyAddress(home, line.id, voipRandom))
    if (home.startedOn >= world.today) continue
    const { startedOn: since } = home
    addCalls(household, { lineId: line.id, since, random: voipRandom, calls: voipRandom.integer(8, 30) })
    const isTranscribed = home.productCodes.includes('VOI-ADD-VMTEXT')
    addVoicemails(household, {
      lineId: line.id,
      since,
      random: voipRandom,
      voicemails: voipRandom.integer(0, 4),
      isTranscribed,
    })
  }
}

/** Caller IDs are limited to 15 characters of a small character set. */
const callerIdOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 .,&'-]/g, '')
    .slice(0, 15)
    .trim()

function createEmergencyAddress({ premise, startedOn }: VoipAccount, lineId: string, random: Random) {
  const { streetAddress, unit, city, state, zip } = premise
  const address = { streetAddress, unit, city, state, zip }
  return {
    id: random.uuid(),
    lineId,
    status: 'confirmed' as const,
    ...address,
    userId: null,
    filedAt: new Date(`${startedOn}T15:00:00Z`),
    confirmedAt: new Date(`${startedOn}T15:20:00Z`),
  }
}

interface CallOptions {
  lineId: string
  /** The day on which the line was set up. It has no calls before. */
  since: string
  random: Random
  calls: number
}

interface Caller {
  number: string
  name: string
}

const callerOf = (random: Random): Caller => ({
  number: `29${random.integer(0, 9)}555${String(random.integer(100, 199)).padStart(4, '0')}`,
  name: random.chance(0.7) ? `${random.pick(firstNames)} ${random.pick(lastNames)}` : '',
})

/** Returns a time at which calls are usual. */
const callTimeOn = (day: string, random: Random): Date => {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const time = [random.integer(13, 23), random.integer(0, 59), random.integer(0, 59)].map(twoDigits).join(':')
  return new Date(`${day}T${time}Z`)
}

/** Returns a day before today that is at most `maxDaysAgo` days back and not before the line's first day. */
const dayBetween = (
  { today, since, maxDaysAgo }: { today: string; since: string; maxDaysAgo: number },
  random: Random,
) => {
  const day = addDays(today, -random.integer(1, maxDaysAgo))
  return day < since ? since : day
}

export function addCalls({ rows, world }: Household, { lineId, since, random, calls }: CallOptions): void {
  const regularCallers = Array.from({ length: 6 }, () => callerOf(random))
  for (let index = 0; index < calls; index++) {
    const kind = (['incoming', 'outgoing', 'missed', 'blocked'] as const)[random.weighted([40, 42, 14, 4])] ?? 'missed'
    const isAnonymous = kind !== 'outgoing' && random.chance(0.08)
    const caller = isAnonymous
      ? { number: '', name: '' }
      : random.chance(0.7)
        ? random.pick(regularCallers)
        : callerOf(random)
    const isAnswered = kind === 'incoming' || kind === 'outgoing'
    rows.voipCalls.push({
      id: random.uuid(),
      lineId,
      kind,
      ...caller,
      startedAt: callTimeOn(dayBetween({ today: world.today, since, maxDaysAgo: 75 }, random), random),
      seconds: isAnswered ? random.integer(8, 2400) : 0,
    })
  }
}

/** Voicemail texts. `from` is empty for a private caller, who gets a random name; a business has its own. */
const voicemailTexts: readonly { from: string; text: string }[] = [
  {
    from: '',
    text: 'Hi, it’s me. I’m at the store and can’t remember if we need milk. Call me back when you get this.',
  },
  {
    from: 'Harrow Lane Dental',
    text: 'Hello, this is the dental office on Harrow Lane. We’d like to confirm your appointment on Thursday at ten. Please call us back.',
  },
  {
    from: 'Quillmere Library',
    text: 'Good afternoon. The book you requested is ready for pickup until Saturday. Thank you.',
  },
  { from: '', text: 'Hey, practice has been moved to five o’clock today because of the weather. See you there.' },
  { from: '', text: 'It’s Grandma. Nothing urgent, I only wanted to hear your voice. I’m home all evening.' },
  {
    from: 'Tallis Auto Repair',
    text: 'This is the repair shop. Your car is ready. It was the battery. We’re open until six.',
  },
  { from: '', text: 'Hello, we found your cat’s collar on our porch. We live two houses down, so stop by any time.' },
  {
    from: '',
    text: 'Hi, the garden club meets on Tuesday this month, not Wednesday. Bring the seeds if you still have them.',
  },
  {
    from: 'Quillmere Pharmacy',
    text: 'This is the pharmacy. Your prescription is ready. We’re open until nine tonight.',
  },
  {
    from: 'Oak Hollow School',
    text: 'Hello, this is the school office. Picture day is Friday. Order forms are in the backpack.',
  },
  { from: '', text: 'Hey, do you still have the ladder? I’d like to borrow it on Saturday morning.' },
  {
    from: 'Fennick Furniture',
    text: 'Your sofa is scheduled for Monday between noon and three. Call us if that doesn’t work.',
  },
  { from: '', text: 'Happy birthday! I’ll try you again tonight after dinner.' },
  {
    from: 'Creekside Vet',
    text: 'Hi, this is the vet. The test results are back and everything looks fine. No need to call.',
  },
]

interface VoicemailOptions {
  lineId: string
  since: string
  random: Random
  voicemails: number
  isTranscribed: boolean
}

export function addVoicemails(
  { rows, world }: Household,
  { lineId, since, random, voicemails, isTranscribed }: VoicemailOptions,
): void {
  // A line has each text only once, including the voicemails that were added before.
  const existing = rows.voicemails.filter((voicemail) => voicemail.lineId === lineId)
  const isUnused = ({ text }: { text: string }) => existing.every(({ transcription }) => transcription !== text)
  const unusedTexts = voicemailTexts.filter(isUnused)
  const first = random.integer(0, unusedTexts.length - 1)
  for (let index = 0; index < voicemails; index++) {
    const receivedAt = callTimeOn(dayBetween({ today: world.today, since, maxDaysAgo: 40 }, random), random)
    const message =
      isTranscribed && index < unusedTexts.length ? unusedTexts[(first + index) % unusedTexts.length] : undefined
    const isAnonymous = random.chance(0.1) && !message?.from
    const caller = isAnonymous ? { number: '', name: '' } : callerOf(random)
    rows.voicemails.push({
      id: random.uuid(),
      lineId,
      fromNumber: caller.number,
      fromName: message?.from || caller.name,
      receivedAt,
      seconds: random.integer(6, 70),
      transcription: message?.text ?? null,
      listenedAt: random.chance(0.6) ? new Date(receivedAt.getTime() + 3 * 3_600_000) : null,
    })
  }
}
