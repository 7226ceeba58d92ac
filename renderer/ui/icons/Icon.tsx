import type { IconName } from './iconNames'

interface IconProps {
  name: IconName
  className?: string | undefined
}

/** A decorative icon in the size and color of the text around it. What it means must also be said in words. */
export const Icon = ({ name, className = '' }: IconProps) => (
  <svg className={`icon ${className}`} aria-hidden="true">
    <use href={`#icon-${name}`} />
  </svg>
)
