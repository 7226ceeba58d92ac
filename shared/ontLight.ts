/** What the fiber box may show: asked in the checks before a request, and by the requests themselves. */
export const ontLightCode = 'ont_light'

export const ontLightAnswers = ['Green, steady', 'Green, blinking', 'Red', 'No light', 'I can’t see it'] as const

export type OntLight = (typeof ontLightAnswers)[number]
