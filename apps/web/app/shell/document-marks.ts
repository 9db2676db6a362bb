import { totalItems } from '@haldi/contract/checkout/cart';
import { useEffect } from 'react';
import { session } from '../accounts/session-store.ts';
import { cart } from '../checkout/cart/cart-store.ts';

/**
 * Runs in the head before anything is painted. The server's page is the same for everyone; these
 * marks let the style sheet show a visitor's or a member's links and the cart's count at once, and keep
 * the form that asks for a link from whoever comes with one.
 */
export const documentMarksScript = `try{var r=document.documentElement,n=0;if(/^#token=/.test(location.hash))r.dataset.token='';if(localStorage.getItem('token'))r.dataset.session='in';JSON.parse(localStorage.getItem('cartItems')||'[]').forEach(function(i){n+=i.quantity});if(n>0){r.dataset.cart='';r.style.setProperty('--cart-count','"'+n+'"')}}catch(e){}`;

const markSession = (): void => {
  const { dataset } = document.documentElement;
  if (session.token()) dataset.session = 'in';
  else delete dataset.session;
};

const markCart = (): void => {
  const { dataset } = document.documentElement;
  if (totalItems(cart.get()) > 0) dataset.cart = '';
  else delete dataset.cart;
};

/**
 * Keeps the marks true while the page lives. Not the count: it stands in the page itself by now, and a
 * new value on the root would have the browser look at the style of every element again.
 */
export const useDocumentMarks = (): void => {
  useEffect(() => {
    markSession();
    markCart();
    const stopSession = session.subscribe(markSession);
    const stopCart = cart.subscribe(markCart);
    return () => {
      stopSession();
      stopCart();
    };
  }, []);
};
