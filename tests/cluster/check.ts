/** What a check of the cluster reports. */
import type { Cluster } from './cluster'

export interface Result {
  value: string
  isMet: boolean
}

/** One line of the table. Checks run in order, on the same cluster. */
export interface ClusterCheck {
  name: string
  goal: string
  run(cluster: Cluster): Promise<Result>
}
