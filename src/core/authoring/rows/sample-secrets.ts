import { isCredential } from '../../openapi/credential-names'
import { snakeName } from '../../reading/parameter-name'
import { secretShapes } from '../../share/secrets'

/** Names under which only a secret stands, beside those that a request carries one by. */
const SECRET_NAMES =
  /(?:^|_)(?:password|passwd|passphrase|passcode|pwd|pin_code|cvv|cvc|otp|private_key|credentials?|secret|token|authorization|cookie|signature)$|密码|口令|密钥|令牌|验证码/

/** Pages and positions are called tokens too, and are no secret. */
const NO_SECRET = /(?:page|cursor|sync|continuation|next|max|min|total|count)_?tokens?$/

/** Whether a sample value must not be copied: it looks like a secret, or its name says it is one. */
export function isSecretSample(name: string, value: string): boolean {
  if (secretShapes.some(({ pattern }) => pattern.test(value))) return true
  const words = snakeName(name)
  if (NO_SECRET.test(words)) return false
  return SECRET_NAMES.test(words) || isCredential(name, 'query')
}
