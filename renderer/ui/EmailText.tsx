/** An email address: where there is no room for it in one line, it goes on before the @. */
import figures from './panels/figures.module.css'

export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <span className={figures.whole}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}
