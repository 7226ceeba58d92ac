/** Lists services in words. */
import { joinWithAnd } from '../format/joinWords'
import * as serviceTexts from '../texts/services/services'
import type { ServiceType } from './services'

/** Returns a label or the start of a sentence: "Fiber, voice and TV". */
export const servicesLabel = (types: readonly ServiceType[]): string =>
  joinWithAnd(types.map((type, index) => (index === 0 ? serviceTexts.serviceLabels : serviceTexts.serviceNames)[type]))

/** Returns words for the inside of a sentence: "fiber, voice and TV". */
export const servicesInSentence = (types: readonly ServiceType[]): string =>
  joinWithAnd(types.map((type) => serviceTexts.serviceNames[type]))
