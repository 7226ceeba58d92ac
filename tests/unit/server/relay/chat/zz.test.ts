import { it } from 'vitest'
import { intentOf, talkOf } from '../../../../../server/relay/chat/understanding/understandQuestion'
import { entries } from '#shared/faq/entries'
import { readFileSync } from 'node:fs'
it('x', () => {
  const show = (i: ReturnType<typeof intentOf>) =>
    !i
      ? '-'
      : i.kind === 'account'
        ? i.topic + ' ' + JSON.stringify(Object.fromEntries(Object.entries(i.scope).filter(([, v]) => v)))
        : JSON.stringify(i)
  const t0 = performance.now()
  let n = 0
  for (const line of readFileSync('/tmp/qs.txt', 'utf8').split('\n').filter(Boolean)) {
    const staff = line.startsWith('S:')
    const q = line.replace(/^S:/, '')
    console.log(line.padEnd(60), talkOf(q) ?? show(intentOf(q, { isOfStaff: staff })))
    n++
  }
  console.log((performance.now() - t0) / n, 'ms each')
  for (const { question } of entries) {
    const i = intentOf(question)
    if (i) console.log('FAQ TAKEN', question, show(i))
  }
})
