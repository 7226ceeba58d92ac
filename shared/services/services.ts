/** Defines the services of the provider and the groups in which they are billed. */
import { z } from 'zod/mini'

export const serviceTypes = ['FIBER', 'VOIP', 'TV', 'GAS'] as const
export const ServiceType = z.enum(serviceTypes)
export type ServiceType = z.infer<typeof ServiceType>

/** Fiber, voice and TV share one bill. Gas has its own. */
export const serviceGroups = ['FIBER', 'GAS'] as const
export const ServiceGroup = z.enum(serviceGroups)
export type ServiceGroup = z.infer<typeof ServiceGroup>

export const serviceGroupOf = (type: ServiceType): ServiceGroup => (type === 'GAS' ? 'GAS' : 'FIBER')

/** The specification sets this default service in section 9. */
export const defaultServiceType: ServiceType = 'FIBER'
