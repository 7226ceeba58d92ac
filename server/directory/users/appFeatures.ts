/** Converts a role's rights to the list of features that the portal reads. */

import type { AppFeature } from '#shared/access/appFeature'
import { features } from '#shared/access/features'

/** Only features with at least one right are listed. */
export const appFeaturesOf = (rights: ReadonlySet<string>): AppFeature[] =>
  features
    .map((name) => ({
      name,
      read: rights.has(`${name}.read`),
      write: rights.has(`${name}.write`),
      approve: rights.has(`${name}.approve`),
    }))
    .filter(({ read, write, approve }) => read || write || approve)
