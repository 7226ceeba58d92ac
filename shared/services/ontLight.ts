/** Defines the lights of the fiber box, for the troubleshooting checks and for service requests. */
export const ontLightCode = 'ont_light'

export const ontLightAnswers = ['Green, steady', 'Green, blinking', 'Red', 'No light', 'I can’t see it'] as const

export type OntLight = (typeof ontLightAnswers)[number]

/** This light means that the fault is on the provider's side, where nothing that is tried at home helps. */
export const ontFaultAnswer: OntLight = 'Red'
