import { oncePerText } from '../once-per-text'
import { nameWords } from './words/name-words'

/** A parameter's name as lower-case words with one underscore between: `accessToken` is `access_token`. */
export const snakeName = oncePerText((name) => nameWords(name).join('_'), 20_000)
