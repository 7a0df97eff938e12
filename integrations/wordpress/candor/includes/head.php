<?php
namespace Candor;

defined( 'ABSPATH' ) || exit;

// Before anything else that themes and plugins put into the head.
add_action( 'wp_head', __NAMESPACE__ . '\\print_tag', -1000 );
add_shortcode( 'candor_choices', __NAMESPACE__ . '\\choices_button' );
add_shortcode( 'candor_policy', __NAMESPACE__ . '\\policy_link' );
add_action( 'admin_init', __NAMESPACE__ . '\\suggest_policy' );

/** For plugins that put scripts together, put them off or run them in another order: not this one. */
const LEAVE_ALONE = array(
	'data-cfasync'     => 'false',
	'data-no-optimize' => '1',
	'data-no-defer'    => '1',
	'data-no-minify'   => '1',
	'data-noptimize'   => '1',
);

/** Purposes as the WP Consent API calls them. */
const CONSENT_API = array(
	'functional'           => 'necessary',
	'preferences'          => 'functionality',
	'statistics'           => 'measurement',
	'statistics-anonymous' => 'measurement',
	'marketing'            => 'marketing',
);

function print_tag(): void {
	if ( ! is_set_up() || is_feed() ) {
		return;
	}
	$way   = options()['way'];
	$guard = 'guard' === $way ? get_option( GUARD_OPTION ) : '';
	if ( function_exists( 'wp_set_consent' ) || class_exists( 'WP_CONSENT_API' ) ) {
		wp_print_inline_script_tag( consent_api_script(), LEAVE_ALONE );
	}
	if ( is_string( $guard ) && '' !== $guard ) {
		wp_print_inline_script_tag( $guard, LEAVE_ALONE );
	}
	// As long as the guard has not come, the whole script stands in for it: nothing may run before one of them.
	$waits = 'sync' === $way || ( 'guard' === $way && ! $guard );
	wp_print_script_tag(
		array_merge(
			array(
				'id'    => 'candor-js',
				'src'   => file_url( 'js' ),
				'async' => ! $waits,
			),
			LEAVE_ALONE
		)
	);
}

/** Tells the WP Consent API what the visitor allows, whenever that changes. */
function consent_api_script(): string {
	return "(function (names) {\n"
		. "window.wp_consent_type = 'optin';\n"
		. "function tell() {\n"
		. "  if (!window.Candor || typeof wp_set_consent !== 'function') return;\n"
		. "  for (var name in names) wp_set_consent(name, Candor.allows(names[name]) ? 'allow' : 'deny');\n"
		. "}\n"
		. "['candor:ready', 'candor:choice'].forEach(function (event) { document.addEventListener(event, tell); });\n"
		. "document.addEventListener('DOMContentLoaded', function () {\n"
		. "  document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));\n"
		. "  tell();\n"
		. "});\n"
		. '})(' . wp_json_encode( CONSENT_API ) . ');';
}

/**
 * A button that opens the choices again: `[candor_choices]` or `[candor_choices label="Cookies"]`.
 *
 * @param mixed $attributes As WordPress hands them on.
 */
function choices_button( $attributes ): string {
	$attributes = shortcode_atts( array( 'label' => __( 'Your privacy choices', 'candor' ) ), is_array( $attributes ) ? $attributes : array(), 'candor_choices' );
	return '<button type="button" class="candor-choices" data-candor-open>' . esc_html( $attributes['label'] ) . '</button>';
}

/** Documents of a site that share its ID, by what a shortcode calls them. */
const POLICIES = array(
	'privacy' => '',
	'cookies' => '/cookie-policy',
);

/**
 * A link to a document: `[candor_policy]`, `[candor_policy kind="cookies"]`, or
 * `[candor_policy url="https://…" label="Terms and conditions"]` for any other.
 *
 * @param mixed $attributes As WordPress hands them on.
 */
function policy_link( $attributes ): string {
	$attributes = shortcode_atts(
		array(
			'kind'  => 'privacy',
			'url'   => '',
			'label' => '',
		),
		is_array( $attributes ) ? $attributes : array(),
		'candor_policy'
	);
	$options = options();
	$kind    = array_key_exists( $attributes['kind'], POLICIES ) ? $attributes['kind'] : 'privacy';
	$url     = $attributes['url'];
	if ( '' === $url && is_set_up() ) {
		$url = $options['base'] . '/privacy-policy/' . $options['site_id'] . POLICIES[ $kind ];
	}
	if ( '' === $url ) {
		return '';
	}
	$usual = 'cookies' === $kind ? __( 'Cookie policy', 'candor' ) : __( 'Privacy policy', 'candor' );
	$label = '' === $attributes['label'] ? $usual : $attributes['label'];
	return '<a class="candor-policy" href="' . esc_url( $url, array( 'https', 'http' ) ) . '">' . esc_html( $label ) . '</a>';
}

/** What the privacy policy guide of WordPress shows of us. */
function suggest_policy(): void {
	if ( function_exists( 'wp_add_privacy_policy_content' ) ) {
		wp_add_privacy_policy_content(
			'Candor',
			'<p>' . esc_html__( 'When you choose which cookies we may use, your browser keeps that choice in a cookie named “candor-” and an identifier of this site, for as long as the banner says. A record of the choice without your name or address is sent to our consent service, so that we can show that we asked.', 'candor' ) . '</p>'
		);
	}
}
