/** The checks of the cluster, in their order: the last one changes which server is the primary. */
import type { ClusterCheck } from '../check'
import { apiTests } from './apiTests'
import { backup } from './backup'
import { events } from './events'
import { failover } from './failover'
import { streams } from './streams'
import { throughput } from './throughput'
import { upgrade } from './upgrade'
import { webKills } from './webKills'
import { workerKills } from './workerKills'

export const checks: readonly ClusterCheck[] = [
  apiTests,
  throughput,
  events,
  streams,
  webKills,
  workerKills,
  backup,
  upgrade,
  failover,
]
