/** An email address that wraps before the @ when it does not fit on one line. */
import figures from './panels/figures.module.css'

export function EmailText({ email }: { email: string }) {
  const atIndex = email.lastIndexOf('@')
  return (
    <span className={figures.whole}>
      {email.slice(0, atIndex)}
      <wbr />
      {email.slice(atIndex)}
    </span>
  )
}
