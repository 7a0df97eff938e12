import type { Translated } from '../../translated.ts';
import type { terms as english } from '../en/terms.ts';

export const terms: Translated<typeof english> = {
  version: '1',
  term: {
    title: 'Condiciones del servicio',
    body: `## De qué se trata

Esta instalación le permite crear, alojar e insertar documentos jurídicos y de privacidad para sitios web y aplicaciones. La gestiona la organización que le ha facilitado esta dirección. Estas condiciones se celebran entre usted y esa organización.

## Su cuenta

Usted indica una dirección de correo electrónico propia, mantiene su contraseña en secreto y responde de lo que se haga con su cuenta. En cualquier momento puede, en sus ajustes, cerrar la sesión en otros dispositivos, exportarlo todo y eliminar la cuenta.

## Sus contenidos

Lo que usted introduce sigue siendo suyo. Autoriza a esta instalación a guardarlo y a mostrar al público los documentos que publique. Usted responde de que sean veraces y lícitos.

## Qué son los documentos

Los documentos se componen a partir de los hechos que usted indica. Se elaboran con cuidado, pero no constituyen asesoramiento jurídico y solo son correctos en la medida en que lo sean esos hechos. En caso de duda, haga que los revise un abogado.

## Qué no está permitido

No puede utilizar esta instalación para infringir la ley, perjudicar a otros o eludir sus límites y protecciones.

## Finalización y cambios

Puede marcharse en cualquier momento eliminando la cuenta. Si estas condiciones cambian, se le pedirá que acepte las nuevas antes de continuar. Se mantienen los derechos que la ley le reconoce, por ejemplo como consumidor.`,
  },
  privacy_policy: {
    title: 'Política de privacidad',
    body: `## Responsable del tratamiento

La organización que gestiona esta instalación y le ha facilitado esta dirección es el responsable del tratamiento de los datos aquí descritos. Diríjase a ella para cualquier cuestión sobre sus datos.

## Qué se guarda y para qué

Su dirección de correo electrónico, un resumen criptográfico (hash) de su contraseña, su idioma y su país: para ofrecerle una cuenta y permitirle iniciar sesión (ejecución de un contrato). Al iniciar sesión: la hora, el día del último uso y el tipo de dispositivo, navegador y sistema, sin su dirección de red: para que pueda ver y cerrar sus sesiones (interés legítimo en la seguridad). Qué ha aceptado y cuándo: para poder demostrarlo (obligación legal e interés legítimo). Lo que introduce sobre sus sitios: para componer y alojar sus documentos (ejecución de un contrato). Su elección sobre los correos publicitarios: solo se envían si ha dado su consentimiento, y puede retirarlo en cualquier momento (consentimiento).

## Quién los recibe

Únicamente la organización que gestiona esta instalación y quienes tratan datos por su cuenta, como sus proveedores de alojamiento y de correo. Lo que usted publica es público.

## Plazo de conservación

Hasta que los elimine o elimine su cuenta. Las sesiones terminan como máximo a los 90 días, y a los 30 si no se utilizan. Los enlaces enviados por correo caducan en unos días.

## Cookies

Una cookie mantiene su sesión iniciada y otras recuerdan su idioma y su país. Todas son necesarias para lo que usted solicita. No hay rastreo.

## Sus derechos

Puede acceder a sus datos, rectificarlos, exportarlos y suprimirlos, oponerse a su uso o hacer que se limite, y presentar una reclamación ante una autoridad de control. La exportación y la eliminación se encuentran en los ajustes de su cuenta.`,
  },
};
