/** Lists the topics in display order. */

import { accessibility } from './accessibility'
import { account } from './account'
import { autopay } from './autopay'
import { builders } from './builders'
import { deposits } from './deposits'
import { firstBill } from './firstBill'
import { gasBill } from './gasBill'
import { gasSafety } from './gasSafety'
import { late } from './late'
import { moving } from './moving'
import { ontLights } from './ontLights'
import { outages } from './outages'
import { paying } from './paying'
import { properties } from './properties'
import { signIn } from './signIn'
import { speed } from './speed'
import { startStop } from './startStop'
import type { Topic } from './topic'
import { tv } from './tv'
import { voip } from './voip'

export const topics: readonly Topic[] = [
  firstBill,
  gasBill,
  paying,
  autopay,
  moving,
  startStop,
  outages,
  speed,
  ontLights,
  tv,
  voip,
  deposits,
  late,
  gasSafety,
  builders,
  properties,
  signIn,
  account,
  accessibility,
]
