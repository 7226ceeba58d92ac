import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import styles from './Brand.module.css'

export function Brand() {
  const { brandName } = useRuntimeConfig()
  return (
    <Link to={paths.dashboard} className={styles.brand}>
      <svg aria-hidden="true">
        <use href="#icon-brand" />
      </svg>
      <span>{brandName}</span>
    </Link>
  )
}
