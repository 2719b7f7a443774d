/** The second click of a double click is not meant for whatever has come under the pointer. */
export const once =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail < 2) act()
  }
