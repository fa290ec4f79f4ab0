// Keeping what a browser would do by itself from happening.

/**
 * Keeps the browser from doing what it would do by itself, where it can still be kept from it: while
 * something scrolls, or still glides after a swipe, fingers and wheels are told of, not asked about,
 * and a browser complains of whoever answers all the same.
 */
export function claim(event: Pick<Event, 'cancelable' | 'preventDefault'>): void {
  if (event.cancelable) event.preventDefault();
}
