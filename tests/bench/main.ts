/** `npm run bench`: runs the benchmarks on a portal that is started for them and then removed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type ChatReport, chatText, measureChat } from './chatBenchmark'
import { type EstimatesReport, estimatesText, measureEstimates } from './estimatesBenchmark'
import { type ImportReport, importText, measureImport } from './importBenchmark'
import { type InteractionsReport, interactionsText, measureInteractions } from './interactionsBenchmark'
import { type KillsReport, killsText, proveKills } from './kills/killsProof'
import { measureNotices, type NoticesReport, noticesText } from './noticesBenchmark'
import { measurePages, type PagesReport, pagesText } from './pagesBenchmark'
import { type HearingReport, hearingText, measureHearing } from './recognitionBenchmark'
import { measureScale, type ScaleReport, scaleText, scaleWorld } from './scaleBenchmark'
import { measureServer, type ServerReport, serverText } from './serverBenchmark'
import { measureSpeech, type SpeechReport, speechText } from './speechBenchmark'
import { portalBuild, startWorld } from './world'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    metrics: { type: 'boolean', default: false },
    'without-jobs': { type: 'boolean', default: false },
    only: { type: 'string' },
    scale: { type: 'boolean', default: false },
  },
})
const isAsked = (part: string) => !values.scale && (positionals.length === 0 || positionals.includes(part))

interface Report {
  machine: string
  takenAt: string
  /** The load average before the run; on a busy machine the results are less reliable. */
  loadBefore: number
  server?: ServerReport
  pages?: PagesReport
  interactions?: InteractionsReport
  speech?: SpeechReport
  chat?: ChatReport
  hearing?: HearingReport | null
  estimates?: EstimatesReport
  notices?: NoticesReport
  scale?: ScaleReport
  kills?: KillsReport
  import?: ImportReport
}

const report: Report = {
  machine: `${cpus().length} CPUs (${cpus()[0]?.model.trim() ?? 'unknown'}), Node.js ${process.versions.node}`,
  takenAt: new Date().toISOString(),
  loadBefore: loadavg()[0] ?? 0,
}

try {
  await measure()
  console.log(`\n${report.machine}; load before ${report.loadBefore.toFixed(1)}`)
  if (report.server) console.log(`\n${serverText(report.server)}`)
  if (report.pages) console.log(`\n${pagesText(report.pages)}`)
  if (report.interactions) console.log(`\n${interactionsText(report.interactions)}`)
  if (report.speech) console.log(`\n${speechText(report.speech)}`)
  if (report.chat) console.log(`\n${chatText(report.chat)}`)
  if (report.hearing !== undefined) console.log(`\n${hearingText(report.hearing)}`)
  if (report.estimates) console.log(`\n${estimatesText(report.estimates)}`)
  if (report.notices) console.log(`\n${noticesText(report.notices)}`)
  if (report.scale) console.log(`\n${scaleText(report.scale)}`)
  if (report.kills) console.log(`\n${killsText(report.kills)}`)
  if (report.import) console.log(`\n${importText(report.import)}`)
  if (report.kills && !report.kills.isPassed) process.exitCode = 1
  mkdirSync('.cache', { recursive: true })
  writeFileSync('.cache/bench.json', JSON.stringify(report, null, 2))
  console.log(
    '\nThe same as JSON: .cache/bench.json   Parts: npm run bench -- server [--only payment] [--metrics | --without-jobs] | pages | interactions | speech | chat | hearing | estimates | notices | kills [number] | import [customers] | --scale [words]',
  )
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
// Exits explicitly, because a library of the embedded database would otherwise end the process with success.
process.exit()

async function measure(): Promise<void> {
  // Runs only by name, because it takes minutes, needs no portal, and always gives the same result.
  if (positionals.includes('hearing')) {
    console.log('Measuring hearing …')
    report.hearing = await measureHearing()
    if (positionals.length === 1) return
  }
  // Runs only by name, because it needs no portal and always gives the same result.
  if (positionals.includes('estimates')) {
    report.estimates = measureEstimates()
    if (positionals.length === 1) return
  }
  // Runs only by name, because it needs an empty database.
  if (positionals[0] === 'import') {
    console.log('Measuring the import …')
    report.import = await measureImport(Number(positionals[1] ?? 12_500))
    return
  }
  const world = await startWorld(values.scale ? scaleWorld : undefined)
  try {
    // Runs only by name, because it takes minutes, and proves instead of measuring.
    if (positionals.includes('kills')) {
      report.kills = await proveKills(world, Number(positionals[1] ?? 200))
      return
    }
    const portal = await world.startPortal(portalBuild)
    if (isAsked('server')) {
      console.log('Measuring the server …')
      report.server = await measureServer(world, portal, {
        otherBuild: values.against,
        withMetrics: values.metrics,
        withoutJobs: values['without-jobs'],
        only: values.only,
      })
    }
    if (isAsked('pages')) {
      console.log('Measuring the pages …')
      report.pages = await measurePages(portal.url)
    }
    if (isAsked('interactions')) {
      console.log('Measuring interactions …')
      report.interactions = await measureInteractions(portal.url)
    }
    if (isAsked('speech')) {
      console.log('Measuring speech …')
      report.speech = await measureSpeech(portal.url)
    }
    if (isAsked('chat')) {
      console.log('Measuring the chat …')
      report.chat = await measureChat(world, portal)
    }
    // Runs only by name, because it fills the database.
    if (positionals.includes('notices')) {
      console.log('Measuring notices …')
      report.notices = await measureNotices(world, portal)
    }
    if (values.scale) {
      console.log('Measuring at scale …')
      report.scale = await measureScale(world, portal, positionals)
    }
  } finally {
    await world.stop()
  }
}
