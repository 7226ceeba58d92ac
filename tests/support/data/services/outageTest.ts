/** Provides `it` for tests of outages, with a separate community, its customer Maya, and staff for each test. */

import { testNow } from '../../server/server'
import { it as serverIt } from '../../server/serverTest'
import { addStaff } from '../cases/queue'
import { addNeighbor, addOutageCommunity, outageIn, recordOutage } from './outages'

export const it = serverIt
  .extend('staff', { scope: 'file' }, ({ server }) => addStaff(server, { name: { first: 'Imani', last: 'Penhallow' } }))
  .extend('community', ({ server }) => {
    server.setNow(testNow)
    return addOutageCommunity(server)
  })
  .extend('maya', { auto: true }, ({ server, community }) => addNeighbor(server, community))
  /** Records an outage in the community and returns its id. */
  .extend(
    'record',
    ({ server, community, staff }) =>
      (changes: Parameters<typeof outageIn>[1] = {}) =>
        recordOutage(server, outageIn(community, changes), staff),
  )
  /** The services and the place that texts about the outage name. */
  .extend('place', ({ community }) => ({ services: 'Fiber', community: community.name, areaName: '' }))
