/** Who may give a command: the side of the portal it is for, and the right that it takes. */
import { isStaff, type Right, type UserType } from '../access'
import { registry, type CommandName, type Side } from './registry'

export const sideOf = (userType: UserType): Side => (isStaff(userType) ? 'staff' : 'customer')

/** Commands and pages alike. */
export const isOffered = ({ side: of }: { side: Side | 'both' }, side: Side): boolean => of === 'both' || of === side

/** `has` knows the rights of whoever gives it. */
export function mayGive(name: CommandName, side: Side, has: (right: Right) => boolean): boolean {
  const { right } = registry[name]
  return isOffered(registry[name], side) && (right === undefined || has(right))
}
