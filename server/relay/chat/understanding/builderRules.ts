/** Rules, as in meaningRules.ts, for the questions that only builders, associations and developers ask. */
import type { ChatTopic } from './topics'

/** Questions of builders, associations and developers. The same words of other customers mean something else. */
export const builderRules: Readonly<Record<string, readonly string[]>> = {
  'my-lots': ['lot listOf !send !deposit !trench', 'portfolio', 'portfolio listOf'],
  'add-property': ['lot addWord !service !internet !gas !bulk !family'],
  'import-properties': ['fileList lot', 'fileList home', 'fileList lot bulk'],
  'bulk-request': ['bulk lot', 'bulk requests', 'bulk home send'],
  'requested-date': ['readyDate', 'readyDate change', 'readyDate lot', 'readyDate change lot', 'readyDate which'],
  'who-pays': [
    'responsible sold',
    'responsible sold who',
    'bill sold when',
    'responsible vacant',
    'responsible who gas',
    'responsible who home',
  ],
  'hand-over': ['sold home', 'sold home name', 'sold name', 'handOver home'],
  'cancel-lot-request': ['cancel requests', 'cancel requests lot'],
  'community-agreement': ['hoa deal', 'hoa send service'],
  'new-development': ['newLand', 'newLand lot', 'newLand internet', 'newLand lot internet'],
}

/** Questions of builders about their account. */
export const builderAccountRules: Partial<Record<ChatTopic, readonly string[]>> = {
  nextVisit: ['trench visitWhen', 'lot visitWhen'],
}
