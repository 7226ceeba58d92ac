/** Decides who can use a command, by side of the portal and by right. */
import { isStaff, type Right, type UserType } from '../access/access'
import { type CommandName, type PortalSide, registry } from './registry'

export const sideOf = (userType: UserType): PortalSide => (isStaff(userType) ? 'staff' : 'customer')

/** Checks both commands and pages. */
export const isOffered = ({ side: entrySide }: { side: PortalSide | 'both' }, side: PortalSide): boolean =>
  entrySide === 'both' || entrySide === side

/** `has` checks the rights of the user. */
export function canUseCommand(name: CommandName, side: PortalSide, has: (right: Right) => boolean): boolean {
  const { right } = registry[name]
  return isOffered(registry[name], side) && (right === undefined || has(right))
}
