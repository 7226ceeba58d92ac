import type { CaseCategory } from '#shared/cases/cases'
import { Icon } from '../../ui/icons/Icon'
import styles from './RequestIcon.module.css'
import { requestIconOf } from './requestIcons'

interface RequestIconProps {
  request: { category: CaseCategory | null; service_type: string }
  size?: 'small' | 'normal'
}

/** The icon of a kind of request on the color of its service. The name of the request is next to it. */
export function RequestIcon({ request: { category, service_type }, size = 'normal' }: RequestIconProps) {
  const { icon, hue } = requestIconOf(category ?? 'general', service_type)
  return (
    <span className={styles.icon} data-hue={hue} data-size={size}>
      <Icon name={icon} />
    </span>
  )
}
