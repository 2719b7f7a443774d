/** What the tab says before the name of the page: that it is one's turn, for who looks elsewhere. */
export const title = $state({ turn: false })
