import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import styles from './Brand.module.css'

export function Brand() {
  const { brandName } = useRuntimeConfig()
  return (
    <Link to={paths.dashboard} className={styles.brand}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M7 25C7 15 15 7 25 7M7 25c5 0 10-5 10-10" />
        <circle cx="25" cy="25" r="2" />
      </svg>
      <span>{brandName}</span>
    </Link>
  )
}
