/** Words by which a text says that what it does cannot be taken back. */
export const IRREVERSIBLE_CUES: readonly RegExp[] = [
  /\bpermanent(?:ly)? (?:and \w+ )?(?:delet|remov|eras|destroy|wip|purg|los|cancel|clos)\w*|\b(?:delet|remov|eras|destroy|wip|purg)\w+ [^.;]{0,40}\b(?:permanently|for good|irreversibly|forever)\b/i,
  /\b(?:can(?:not|'t|’t| not)|can no longer|could not) be (?:undone|reversed|recovered|restored|reverted|taken back|rolled back)\b|\birreversibl[ey]\b|\bno (?:way to )?undo\b|\bnot (?:reversible|recoverable|undoable)\b/i,
  /(?:不可|无法|不能|無法|不能夠)(?:逆|恢复|撤销|撤回|还原|复原|找回|回滚|恢復|撤銷|還原)|(?:永久|彻底|徹底)(?:地)?(?:删除|移除|清除|清空|销毁|刪除|注销)/,
]

/** In front of such words: it is not so. */
export const NOT_SO =
  /(?:\b(?:not|never|without|instead of|rather than|no)\b|n['’]t)[^.;,]{0,12}$|(?:不会|不是|并不|并非|而不是|不再|未)[^。；，]{0,4}$/i
