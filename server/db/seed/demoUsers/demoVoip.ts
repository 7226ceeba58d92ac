/** The phone and TV settings of the main demo customer. Every list has entries, and one TV box is offline. */
import { addDays } from '#shared/format/dates'
import type { Household } from '../households/createHousehold'
import type { CustomerRows, VoipLineRow } from '../rows'
import { addCalls, addVoicemails } from '../services/voipLines'

export function addVoipPreferences(household: Household, userId: string | null): void {
  const { rows, world, random } = household
  const [line] = rows.voipLines
  const box = rows.devices.find(({ model }) => model === 'GigaStream Mini box')
  const service = rows.serviceAccounts.find(({ id }) => id === line?.serviceAccountId)
  if (!line || !service || !box || !userId) return
  const since = service.startedOn
  const lineRandom = random.fork('the line of the tour')
  Object.assign(line, {
    forwarding: 'no_answer',
    forwardTo: '2905550101',
    isSimultaneousRingOn: true,
    simultaneousRingNumbers: ['2905550101', '2905550102'],
    rejectsAnonymous: true,
  } satisfies Partial<typeof line>)
  for (const [index, number] of ['2925550147', '2975550163', '2985550190'].entries()) {
    rows.blockedNumbers.push({
      lineId: line.id,
      number,
      blockedAt: new Date(`${addDays(world.today, -9 * index - 4)}T17:05:00Z`),
    })
  }
  addCalls(household, { lineId: line.id, since, random: lineRandom, calls: 60 })
  blockRejectedCalls(rows, line)
  addVoicemails(household, { lineId: line.id, since, random: lineRandom, voicemails: 7, isTranscribed: true })

  Object.assign(box, { isOnline: false, since: new Date(`${addDays(world.today, -8)}T21:10:00Z`) } satisfies Partial<
    typeof box
  >)
  rows.tvPins.push({
    serviceAccountId: box.serviceAccountId,
    kind: 'parental',
    // No one knows this PIN.
    pinHash: Buffer.from(lineRandom.uuid().replaceAll('-', '').repeat(2), 'hex'),
    userId,
    changedAt: new Date(`${addDays(world.today, -3)}T18:30:00Z`),
  })
}

/** Calls from blocked or hidden numbers can't have come through. */
function blockRejectedCalls({ voipCalls, blockedNumbers }: CustomerRows, line: VoipLineRow): void {
  const blockedSince = new Map(
    blockedNumbers.filter(({ lineId }) => lineId === line.id).map(({ number, blockedAt }) => [number, blockedAt]),
  )
  for (const call of voipCalls.filter(({ lineId, kind }) => lineId === line.id && kind !== 'outgoing')) {
    const since = blockedSince.get(call.number)
    if (call.number === '' || (since && call.startedAt > since))
      Object.assign(call, { kind: 'blocked', seconds: 0 } satisfies Partial<typeof call>)
  }
}
