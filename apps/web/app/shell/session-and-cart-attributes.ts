import { countItemsInCart } from '@haldi/contract/checkout/cart';
import { useEffect } from 'react';
import { session } from '../accounts/session-store.ts';
import { cart } from '../checkout/cart/cart-store.ts';

/**
 * Runs in the head before the first paint. Cached pages are the same for everyone: these attributes let
 * CSS show the links of visitors or members, the menu of staff and the cart count, and hide the form that requests a link
 * from visitors who come with one.
 */
export const sessionAndCartAttributesScript = `try{var r=document.documentElement,n=0;if(/^#token=/.test(location.hash))r.dataset.token='';if(localStorage.getItem('token')){r.dataset.session='in';r.dataset.staff=localStorage.getItem('staffRole')||''}JSON.parse(localStorage.getItem('cartItems')||'[]').forEach(function(i){n+=i.quantity});if(n>0){r.dataset.cart='';r.style.setProperty('--cart-count','"'+n+'"')}}catch(e){}`;

const markSession = (): void => {
  const { dataset } = document.documentElement;
  if (session.token()) dataset.session = 'in';
  else delete dataset.session;
};

const markCart = (): void => {
  const { dataset } = document.documentElement;
  if (countItemsInCart(cart.get()) > 0) dataset.cart = '';
  else delete dataset.cart;
};

/** Not the count: React renders it by now, and changing it on the root would recalculate all styles. */
export const useSessionAndCartAttributes = (): void => {
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
